/** @jest-environment node */
describe('a test that chooses Node', () => {
  it('has no window', () => {
    expect(typeof window).toBe('undefined');
  });
});
