import { baseCss } from './baseCss';

describe('baseCss', () => {
  it('colours hovered links only on devices that can hover [SHELL-27]', () => {
    const hovered = baseCss.split('\n').filter((line) => line.includes(':hover'));
    expect(hovered).toHaveLength(1);
    expect(hovered[0]).toMatch(/^@media \(hover:hover\)\{/);
  });
});
