/** Parts a figure that comes with its unit ("5.8 L/100 km", "1 200 კმ"), so that the unit can be set smaller. */
export const amountAndUnit = (text: string): { readonly value: string; readonly unit?: string } => {
  const found = /^([\d\s.,]*\d)\s+(\D.*)$/u.exec(text);
  return found?.[1] && found[2] ? { value: found[1], unit: found[2] } : { value: text };
};
