/** Keeps the page for days without a network. A newer build takes over when the page is loaded, never in between. */
export async function takeOver(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  try {
    const known = await navigator.serviceWorker.getRegistration();
    if (known?.waiting) {
      const taken = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
      known.waiting.postMessage('take over');
      await taken;
      location.reload();
      return;
    }
    await navigator.serviceWorker.register('service-worker.js', { updateViaCache: 'none' });
  } catch {
    // A browser that forbids it still plays; it only needs a network.
  }
}
