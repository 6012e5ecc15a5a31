/** A picture on the stage. Later ones are above. */
export interface Layer {
  readonly key: number;
  readonly src: string;
  readonly alt: string;
  /** `loading` is invisible until decoded, `shown` fades in, `failed` shows a placeholder. */
  readonly state: 'loading' | 'shown' | 'failed';
}

export type LayerAction =
  | { readonly type: 'requested'; readonly src: string; readonly alt: string }
  | { readonly type: 'decoded'; readonly key: number }
  | { readonly type: 'failed'; readonly key: number }
  | { readonly type: 'shownCompletely'; readonly key: number };

/** Returns one visible picture, as the server renders it. */
export const createInitialLayers = ({ src, alt }: Pick<Layer, 'src' | 'alt'>): readonly Layer[] => [
  { key: 0, src, alt, state: 'shown' },
];

const withState = (layers: readonly Layer[], key: number, state: Layer['state']): readonly Layer[] =>
  layers.map((layer) => (layer.key === key && layer.state !== state ? { ...layer, state } : layer));

const withoutBelow = (layers: readonly Layer[], key: number): readonly Layer[] => {
  const index = layers.findIndex((layer) => layer.key === key);
  return index > 0 ? layers.slice(index) : layers;
};

/**
 * Keeps the old picture until the new one is decoded and has faded in, so that a change never shows the bare ground.
 * Drops a picture that is replaced while it loads.
 */
export const changeLayers = (layers: readonly Layer[], action: LayerAction): readonly Layer[] => {
  if (action.type === 'decoded') return withState(layers, action.key, 'shown');
  if (action.type === 'failed') return withoutBelow(withState(layers, action.key, 'failed'), action.key);
  if (action.type === 'shownCompletely') return withoutBelow(layers, action.key);
  const settled = layers.filter(({ state }) => state !== 'loading');
  const top = settled.at(-1);
  const { src, alt } = action;
  if (top?.src === src) return [...settled.slice(0, -1), { ...top, alt }];
  return [...settled, { key: (layers.at(-1)?.key ?? 0) + 1, src, alt, state: 'loading' }];
};
