/** @jest-environment node */
describe('a test in the Node environment', () => {
  it('has no window', () => {
    expect(typeof window).toBe('undefined');
  });
});
