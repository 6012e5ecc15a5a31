import { fill, roundPaths } from './fill';

it('replaces custom properties and calculations by values', () => {
  const svg =
    '<path fill="var(--paint)" opacity="calc(0.1 + var(--soft) * 0.5)" stroke-width="calc(var(--blur) * 2.4)"/>';
  expect(fill(svg, { paint: '#aabbcc', soft: 0.5, blur: 3.5 })).toBe(
    '<path fill="#aabbcc" opacity="0.35" stroke-width="8.4"/>',
  );
});

it('removes hidden paths and default values', () => {
  const svg = '<style>:root{--glint:inline}</style><path d="M0 0" display="var(--glint)"/><path d="M1 1"/>';
  expect(fill(svg, { glint: 'none' })).toBe('<path d="M1 1"/>');
});

it('throws for an unknown property', () => {
  expect(() => fill('<path fill="var(--rust)"/>', {})).toThrow('unknown property --rust');
});

it('rounds paths to whole pixels but keeps the radii of arcs', () => {
  expect(roundPaths('<path d="M1.4-2.6A3.5 3.5 0 1 0 7.5 8.2Z"/>')).toBe('<path d="M1-3A3.5 3.5 0 1 0 8 8Z"/>');
});

it('keeps the decimals of exact paths', () => {
  const svg = '<path class="exact" d="M1.4 2.6"/>';
  expect(roundPaths(svg)).toBe(svg);
});
