/** Attributes of every tag, besides its name and those of its widget. */
export const sharedAttributes = ['lang', 'currency', 'country', 'theme', 'heading', 'accent', 'background'] as const;

/** Attributes of widgets whose name and meaning are translated. Others show their name in the tag. */
export const translatedAttributes: readonly string[] = [
  'model',
  'country',
  'month',
  'list',
  'chart',
  'interval',
  'price',
  'terms',
  'freight',
  'year',
  'fuel',
  'engine',
  'steering',
];
