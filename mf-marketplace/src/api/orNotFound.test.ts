import { orNotFound } from './orNotFound';

describe('what a page needs first', () => {
  it('is what was fetched, and nothing where the call failed: the page says so itself', async () => {
    expect(await orNotFound(Promise.resolve({ data: 7 }))).toBe(7);
    expect(await orNotFound(Promise.resolve({ error: { kind: 'network', code: null } }))).toBeNull();
  });

  it('is not found where the server knows no such thing', async () => {
    const missing = orNotFound(Promise.resolve({ error: { kind: 'refused', code: '0000007' } }));
    await expect(missing).rejects.toMatchObject({ status: 404 });
  });
});
