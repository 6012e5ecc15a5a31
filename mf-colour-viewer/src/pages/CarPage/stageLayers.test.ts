/** @jest-environment node */
import { changeLayers, createInitialLayers, type Layer, type LayerAction } from './stageLayers';

const request = (src: string): LayerAction => ({ type: 'requested', src, alt: src });
const layersAfter = (...actions: LayerAction[]): string[] =>
  actions
    .reduce<readonly Layer[]>(changeLayers, createInitialLayers({ src: 'red', alt: 'red' }))
    .map(({ src, state }) => `${src} ${state}`);

describe('layers of the stage', () => {
  it('keeps the old picture until the new one is decoded and covers it', () => {
    expect(layersAfter(request('blue'))).toEqual(['red shown', 'blue loading']);
    expect(layersAfter(request('blue'), { type: 'decoded', key: 1 })).toEqual(['red shown', 'blue shown']);
    expect(layersAfter(request('blue'), { type: 'decoded', key: 1 }, { type: 'shownCompletely', key: 1 })).toEqual([
      'blue shown',
    ]);
  });

  it('drops a picture that is replaced while it loads', () => {
    expect(layersAfter(request('blue'), request('green'))).toEqual(['red shown', 'green loading']);
    expect(layersAfter(request('blue'), request('red'))).toEqual(['red shown']);
  });

  it('keeps a picture that fades in when the next one is chosen', () => {
    expect(layersAfter(request('blue'), { type: 'decoded', key: 1 }, request('green'))).toEqual([
      'red shown',
      'blue shown',
      'green loading',
    ]);
  });

  it('retries a failed picture when it is chosen again', () => {
    expect(layersAfter(request('blue'), { type: 'failed', key: 1 })).toEqual(['blue failed']);
    expect(
      layersAfter({ type: 'failed', key: 0 }, request('blue'), { type: 'decoded', key: 1 }, request('red')),
    ).toEqual(['red failed', 'blue shown', 'red loading']);
  });
});
