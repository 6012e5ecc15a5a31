/** @jest-environment node */
import { iconPath } from './iconPath';

describe('an icon as one path', () => {
  it('contains all shapes of the drawing in place', () => {
    expect(
      iconPath([
        ['path', { d: 'M4 22h16' }],
        ['circle', { cx: '7', cy: '17', r: '2' }],
        ['rect', { x: 3, y: 8, width: 18, height: 4, rx: 1 }],
        ['rect', { x: 1, y: 2, width: 3, height: 4 }],
        ['line', { x1: '2', y1: '3', x2: '4', y2: '5' }],
      ]),
    ).toBe(
      'M4 22h16' +
        'M5 17a2 2 0 1 0 4 0a2 2 0 1 0 -4 0' +
        'M4 8h16a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-16a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1z' +
        'M1 2h3v4h-3v-4z' +
        'M2 3L4 5',
    );
  });

  it('starts each shape at absolute coordinates', () => {
    expect(
      iconPath([
        ['path', { d: 'm16 16 5 5' }],
        ['path', { d: 'm4.93 4.93 4.24 4.24h2' }],
        ['path', { d: 'm2-7h3' }],
      ]),
    ).toBe('M16 16l 5 5M4.93 4.93l 4.24 4.24h2M2 -7h3');
  });

  it('throws for an unknown shape', () => {
    expect(() => iconPath([['text', {}]])).toThrow('<text>');
  });
});
