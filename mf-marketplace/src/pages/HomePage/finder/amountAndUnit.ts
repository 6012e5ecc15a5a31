/** Splits a text such as "5.8 L/100 km" or "1 200 კმ" into number and unit, so that the unit can be smaller. */
export const amountAndUnit = (text: string): { readonly value: string; readonly unit?: string } => {
  const found = /^([\d\s.,]*\d)\s+(\D.*)$/u.exec(text);
  return found?.[1] && found[2] ? { value: found[1], unit: found[2] } : { value: text };
};
