/** Returns the reason of a refused call in the language of the page, or a fallback. */
export const reasonOf = (error: object, lang: 'en' | 'ge', fallback: string): string => {
  const { messageEn, messageGe } = { messageEn: '', messageGe: '', ...error };
  return (lang === 'ge' && messageGe) || messageEn || fallback;
};
