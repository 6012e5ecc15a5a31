/** The most that the call takes: of a price in whichever currency, and of vehicles. */
const MOST = 1_000_000_000;
const MOST_VEHICLES = 10_000;

/** Digits, in threes by spaces, commas or points, as people write them here; one or two after a last comma or point are cents. */
const WRITTEN = /^(\d+|\d{1,3}(?:[\s.,]\d{3})+)(?:[.,](\d{1,2}))?$/;

const numberTyped = (text: string): number => {
  const [, whole = '', cents = '0'] = WRITTEN.exec(text.trim()) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${cents}`);
};

/** The amount that somebody typed, in whole units and cents; null where it cannot be one. */
export const amountTyped = (text: string): number | null => {
  const amount = numberTyped(text.replace(/[$₾]/g, ''));
  return amount > 0 && amount <= MOST ? amount : null;
};

/** How many vehicles somebody typed; null where that is no whole number that the call takes. */
export const quantityTyped = (text: string): number | null => {
  const quantity = numberTyped(text);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_VEHICLES ? quantity : null;
};
