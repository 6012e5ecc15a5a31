import { useId } from 'react';
import type { CatalogueItem } from '../../catalogue/catalogue';

/** Strength of the reflection by finish. Matt and printed films have none. */
const sheen: Readonly<Record<string, number>> = {
  gloss: 0.1,
  clear: 0.12,
  tinted: 0.12,
  satin: 0.05,
  metallic: 0.2,
  chrome: 0.4,
};

interface PaintChipProps {
  readonly item: CatalogueItem;
  /** The car's own paint, if the item is a coating. */
  readonly basePaint: string | undefined;
}

const Paint = ({ item: { hexes, finish, alpha }, basePaint, id }: PaintChipProps & { readonly id: string }) => {
  const [main, second, third] = hexes;
  if (alpha !== undefined) {
    return (
      <>
        <path d="M0 0H60V40H0z" fill={basePaint} />
        <path d="M30 0H60V40H30z" fill={main} fillOpacity={finish === 'tinted' ? alpha + 0.25 : alpha + 0.1} />
        <path d="M30 0V40" stroke="white" strokeOpacity="0.5" />
      </>
    );
  }
  if (finish === 'colour-shift') {
    return (
      <>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0.15" stopColor={main} />
          <stop offset="0.85" stopColor={second} />
        </linearGradient>
        <path d="M0 0H60V40H0z" fill={`url(#${id})`} />
      </>
    );
  }
  return (
    <>
      <path d="M0 0H60V40H0z" fill={main} />
      {second !== undefined && <path d="M44 0H60V40H26z" fill={second} />}
      {third !== undefined && <path d="M56 0H60V40H38z" fill={third} />}
    </>
  );
};

/** Shows a sample of a paint. A coating covers its right half. */
export const PaintChip = ({ item, basePaint }: PaintChipProps) => {
  const id = useId();
  return (
    <svg viewBox="0 0 60 40" aria-hidden="true">
      <Paint item={item} basePaint={basePaint} id={id} />
      <path d="M16 0H28L14 40H2z" fill="white" fillOpacity={sheen[item.finish] ?? 0} />
    </svg>
  );
};
