import { render } from '@testing-library/react';
import { PictureSource } from './PictureSource';

describe('a source of a picture', () => {
  it('gets its media query on mount, so that a discarded render has none [PERF-5]', () => {
    // React sets attributes while rendering, before it is known whether the result is committed.
    const drawing = jest.spyOn(HTMLSourceElement.prototype, 'setAttribute');
    const { container } = render(
      <picture>
        <PictureSource media="(max-width: 480px)" srcSet="/small.svg" />
      </picture>,
    );
    const source = container.querySelector('source');
    expect(drawing.mock.calls.map(([name]) => name)).not.toContain('media');
    expect(source?.media).toBe('(max-width: 480px)');
    expect(source?.srcset).toBe('/small.svg');
  });
});
