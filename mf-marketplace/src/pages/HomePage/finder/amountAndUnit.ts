/** Splits a text such as "5.8 L/100 km" or "1 200 კმ" into number and unit, so that the unit can be smaller. */
export const amountAndUnit = (text: string): { readonly value: string; readonly unit?: string } => {
  const match = /^([\d\s.,]*\d)\s+(\D.*)$/u.exec(text);
  return match?.[1] && match[2] ? { value: match[1], unit: match[2] } : { value: text };
};
