/** @jest-environment node */
import { changeLayers, firstLayers, type Layer, type LayerAction } from './stageLayers';

const wanted = (src: string): LayerAction => ({ type: 'wanted', src, alt: src });
const after = (...actions: LayerAction[]): string[] =>
  actions
    .reduce<readonly Layer[]>(changeLayers, firstLayers({ src: 'red', alt: 'red' }))
    .map(({ src, state }) => `${src} ${state}`);

describe('layers of the stage', () => {
  it('keeps the old picture until the new one is decoded and covers it', () => {
    expect(after(wanted('blue'))).toEqual(['red shown', 'blue loading']);
    expect(after(wanted('blue'), { type: 'decoded', key: 1 })).toEqual(['red shown', 'blue shown']);
    expect(after(wanted('blue'), { type: 'decoded', key: 1 }, { type: 'covering', key: 1 })).toEqual(['blue shown']);
  });

  it('drops a picture that is replaced while it loads', () => {
    expect(after(wanted('blue'), wanted('green'))).toEqual(['red shown', 'green loading']);
    expect(after(wanted('blue'), wanted('red'))).toEqual(['red shown']);
  });

  it('keeps a picture that fades in when the next one is chosen', () => {
    expect(after(wanted('blue'), { type: 'decoded', key: 1 }, wanted('green'))).toEqual([
      'red shown',
      'blue shown',
      'green loading',
    ]);
  });

  it('retries a failed picture when it is chosen again', () => {
    expect(after(wanted('blue'), { type: 'failed', key: 1 })).toEqual(['blue failed']);
    expect(after({ type: 'failed', key: 0 }, wanted('blue'), { type: 'decoded', key: 1 }, wanted('red'))).toEqual([
      'red failed',
      'blue shown',
      'red loading',
    ]);
  });
});
