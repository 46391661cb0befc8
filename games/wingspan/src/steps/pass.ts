/** The one answer that declines whatever may be declined. */
export const PASS = 'pass';
