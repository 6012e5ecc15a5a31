/** The most that the call takes, in whichever currency. */
const MOST = 1_000_000_000;

/**
 * The amount that somebody typed, in whole units and cents; null where it cannot be one. Digits may be grouped by
 * spaces, commas or points, as people write them here; one or two digits after the last comma or point are cents.
 */
export const amountTyped = (text: string): number | null => {
  const plain = text.replace(/[\s$₾]/g, '');
  if (!/^\d[\d.,]*$/.test(plain)) return null;
  const cents = /[.,](\d{1,2})$/.exec(plain);
  const whole = plain.slice(0, cents?.index).replace(/[.,]/g, '');
  const amount = Number(`${whole}.${cents?.[1] ?? '0'}`);
  return amount > 0 && amount <= MOST ? amount : null;
};
