/** Letters of the brands whose first ones would be those of another brand, or are not how it is known. */
const KNOWN: Readonly<Record<string, string>> = {
  BYD: 'BYD',
  Denza: 'DZ',
  NIO: 'NIO',
  Chery: 'CY',
  Changan: 'CA',
  MG: 'MG',
  Hongqi: 'HQ',
  'GAC Aion': 'AI',
  Leapmotor: 'LP',
  AITO: 'AT',
  Lexus: 'LX',
  Volkswagen: 'VW',
  Chevrolet: 'CV',
  LADA: 'LD',
  'Ravon / Daewoo': 'RV',
};

/** The initials that stand for a brand: of two words each one's first letter, else the first two letters. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? ['A'];
  const letters = words.length > 1 ? words.map((word) => word.slice(0, 1)).join('') : (words[0] ?? 'A');
  return KNOWN[name] ?? letters.slice(0, 2).toUpperCase();
}
