import { readSheets } from './styles';

describe('the browser environment', () => {
  it('has a document and the globals that Node shares with browsers', async () => {
    expect(document.body).toBeInTheDocument();
    expect(await new Response(JSON.stringify({ a: 1 })).json()).toEqual({ a: 1 });
    expect(new Request('http://localhost/home', { signal: new AbortController().signal }).url).toContain('/home');
    expect(structuredClone({ a: [1] })).toEqual({ a: [1] });
    expect((await crypto.subtle.digest('SHA-256', new TextEncoder().encode('a'))).byteLength).toBe(32);
  });

  it('creates byte arrays of the test’s own class', () => {
    expect(new TextEncoder().encode('a')).toBeInstanceOf(Uint8Array);
  });

  it('answers layout calls with empty values', () => {
    expect(matchMedia('(min-width: 1px)').matches).toBe(false);
    expect(new ResizeObserver(() => {}).observe(document.body)).toBeUndefined();
  });

  it('reads inline styles, and styles of sheets on request', () => {
    document.head.innerHTML = '<style>p { color: red; visibility: hidden }</style>';
    document.body.innerHTML = '<p style="display: none"></p>';
    const [paragraph] = document.querySelectorAll('p');
    expect(paragraph).toHaveStyle({ display: 'none', visibility: 'visible' });
    readSheets();
    expect(paragraph).toHaveStyle({ display: 'none', visibility: 'hidden' });
  });
});
