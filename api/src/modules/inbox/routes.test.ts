import { sendEmailCode } from '@caravan/shared/contracts/calls';
import { devMails } from '../../database/schema';
import { setUpTestServer } from '../../testing/setUpTestServer';

const server = setUpTestServer({}, { INTERNAL_KEY: 'the-secret' });
const production = setUpTestServer({}, { NODE_ENV: 'production' });

describe('the development inbox', () => {
  it('shows mail as text, newest first', async () => {
    await server.call(sendEmailCode, { email: 'late@example.com', verifyCodeType: 1 });
    await server.db.insert(devMails).values({
      recipient: '<script>alert(1)</script>@example.com',
      subject: '<b>"bold" & brash</b>',
      body: "</pre><script>alert('1')</script>",
      sentAt: new Date(),
    });
    const response = await server.app.inject('/dev/inbox');
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;');
    expect(response.body).not.toMatch(/<(script|img|b)\b/);
    expect(response.body.indexOf('brash')).toBeLessThan(response.body.indexOf('late@example.com'));
  });

  it('allows only its own styles', async () => {
    const policy = String((await server.app.inject('/dev/inbox')).headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*'; base-uri 'none'/);
    expect(policy).not.toContain('unsafe');
  });

  it.each([
    [{ host: 'localhost:4400' }, 200],
    [{ host: '[::1]:4400' }, 200],
    [{ host: 'cars.example' }, 404],
    [{ host: 'localhost.cars.example' }, 404],
    [{ host: 'cars.example', 'x-forwarded-host': 'localhost' }, 404],
    [{ host: 'api:4400', 'x-forwarded-host': 'localhost:4300', 'x-internal-key': 'the-secret' }, 200],
    [{ host: '127.0.0.1:4400', 'x-forwarded-host': 'cars.example', 'x-internal-key': 'the-secret' }, 404],
  ])('is served only for host names of this machine: %j', async (headers, status) => {
    for (const url of ['/dev/inbox', '/dev/identity/authorize?client_id=caravan-development&nonce=n']) {
      expect((await server.app.inject({ url, headers })).statusCode).toBe(status);
    }
  });

  it('is not served in production', async () => {
    expect((await production.app.inject('/dev/inbox')).statusCode).toBe(404);
  });
});
