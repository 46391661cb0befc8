import colors from 'picocolors';

/** Colours on a terminal that has them; plain text in a pipe, whatever the environment claims. */
export const paint = colors.createColors(colors.isColorSupported && process.stdout.isTTY === true);
