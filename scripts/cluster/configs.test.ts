import { haproxyConfig, nginxConfig } from './configs';
import { portsFrom } from './ports';

const ports = portsFrom(5000);

/** Returns the bytes that HAProxy sends to or expects from PostgreSQL, as text. */
const bytesOf = (config: string, word: string): string[] =>
  [...config.matchAll(new RegExp(`tcp-check ${word} ([0-9a-f]+)`, 'g'))].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  );

describe('HAProxy', () => {
  it('connects to PostgreSQL as the role without rights', () => {
    const startup = '\0\x03\0\0user\0front\0database\0postgres\0\0';
    expect(bytesOf(haproxyConfig(ports), 'send-binary')).toEqual([
      `\0\0\0${String.fromCharCode(startup.length + 4)}${startup}`,
    ]);
  });

  it('passes connections to the server that reports that it is no standby [REL-1]', () => {
    expect(bytesOf(haproxyConfig(ports), 'expect binary')).toEqual(['in_hot_standby\0off\0']);
  });
});

describe('nginx', () => {
  const config = nginxConfig(ports, '/data/nginx', '/site/pass.conf', 'the-key');

  it('balances both shell servers by TLS 1.3 and HTTP/2', () => {
    expect(config).toContain('listen 127.0.0.1:5000 ssl http2 reuseport;');
    expect(config).toContain('ssl_protocols TLSv1.3;');
    expect(config).toMatch(
      /upstream shell \{\s+least_conn;\s+server 127\.0\.0\.1:5001 max_fails=0;\s+server 127\.0\.0\.1:5002 max_fails=0;/,
    );
  });
});
