/** Paints of demo cars: name in the paint facts, weight and plain colour name. White and black are most frequent in both markets. */
export const carPaints = [
  { name: 'Glacier White', weight: 26, en: 'White', ge: 'თეთრი' },
  { name: 'Obsidian Black', weight: 22, en: 'Black', ge: 'შავი' },
  { name: 'Storm Grey', weight: 12, en: 'Grey', ge: 'ნაცრისფერი' },
  { name: 'Liquid Silver', weight: 12, en: 'Silver', ge: 'ვერცხლისფერი' },
  { name: 'Graphite Metallic', weight: 9, en: 'Graphite', ge: 'გრაფიტისფერი' },
  { name: 'Royal Blue', weight: 6, en: 'Blue', ge: 'ლურჯი' },
  { name: 'Riviera Blue', weight: 4, en: 'Light blue', ge: 'ცისფერი' },
  { name: 'Signal Red', weight: 4, en: 'Red', ge: 'წითელი' },
  { name: 'Racing Green', weight: 2, en: 'Dark green', ge: 'მუქი მწვანე' },
  { name: 'Champagne Gold', weight: 2, en: 'Champagne', ge: 'შამპანისფერი' },
  { name: 'Copper Metallic', weight: 1, en: 'Copper', ge: 'სპილენძისფერი' },
] as const;

/** Returns the wheels that fit an electric or another car. */
export const wheelsOf = (isElectric: boolean) =>
  isElectric
    ? (['Turbine aero', 'Closed aero disc', 'Y-spoke', 'Five-spoke classic', 'Petal six-spoke'] as const)
    : (['Five-spoke classic', 'Ten-spoke sport', 'Twin-five-spoke', 'Seven-spoke split', 'Y-spoke'] as const);
