import { render } from '@testing-library/react';
import { PictureSource } from './PictureSource';

describe('a further file of a picture', () => {
  it('gets its query as it comes into the page: a drawing that React drops never has one [PERF-5]', () => {
    // React's drawings set attributes, long before it is known whether they are shown.
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
