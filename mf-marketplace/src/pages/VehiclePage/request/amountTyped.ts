/** Maximum price in any currency, and maximum number of vehicles, in the call. */
const MOST = 1_000_000_000;
const MOST_VEHICLES = 10_000;

/** Digits with spaces, commas or points between thousands. One or two digits after a last comma or point are cents. */
const WRITTEN = /^(\d+|\d{1,3}(?:[\s.,]\d{3})+)(?:[.,](\d{1,2}))?$/;

const numberTyped = (text: string): number => {
  const [, whole = '', cents = '0'] = WRITTEN.exec(text.trim()) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${cents}`);
};

/** Parses a typed amount with cents; null if it is invalid. */
export const amountTyped = (text: string): number | null => {
  const amount = numberTyped(text.replace(/[$₾]/g, ''));
  return amount > 0 && amount <= MOST ? amount : null;
};

/** Parses a typed number of vehicles; null if it is invalid. */
export const quantityTyped = (text: string): number | null => {
  const quantity = numberTyped(text);
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_VEHICLES ? quantity : null;
};
