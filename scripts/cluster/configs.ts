import type { Ports } from './ports';

/**
 * `max_fails=0` never excludes a server: a stopped one refuses connections at once, and nginx tries the next one. `least_conn` gives
 * fewer requests to a server that has just started and is slow.
 */
const upstream = (name: string, ports: readonly number[]): string => `upstream ${name} {
    least_conn;
    ${ports.map((port) => `server 127.0.0.1:${port} max_fails=0;`).join('\n    ')}
    keepalive 64;
  }`;

/**
 * Returns nginx's configuration: TLS 1.3 and HTTP/2 in front of the shell servers, and a balancer in front of the API
 * processes. If a server does not answer or is stopping (503), nginx repeats the request at the other one. This includes calls
 * (docs/decisions/0076). The kernel shares connections between several nginx. `folder`: that of this nginx. `proxyKey`:
 * PROXY_KEY of the shell servers.
 */
export const nginxConfig = (ports: Ports, folder: string, passFile: string, proxyKey: string): string => `daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;

events {
  worker_connections 4096;
}

http {
  access_log off;
  server_tokens off;
  client_max_body_size 64m;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_next_upstream error timeout http_503 non_idempotent;
  proxy_next_upstream_tries 2;
  proxy_connect_timeout 2s;

  map '' $proxy_key {
    default '${proxyKey}';
  }

  ${upstream('shell', [ports['shell-1'], ports['shell-2']])}

  ${upstream('api', [ports['api-1'], ports['api-2']])}

  server {
    listen 127.0.0.1:${ports.front} ssl http2 reuseport;
    ssl_certificate ${folder}/cert.pem;
    ssl_certificate_key ${folder}/key.pem;
    ssl_protocols TLSv1.3;
    # The first bytes of a page are read before its last ones are there.
    ssl_buffer_size 4k;
    include ${passFile};
  }

  # The shell servers reach either API process here.
  server {
    listen 127.0.0.1:${ports.api} reuseport;
    location / {
      proxy_pass http://api;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $http_host;
      proxy_read_timeout 35s;
    }
  }
}
`;

const int32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

/** The role of HAProxy's checks. It has no password and no rights, and may only connect to the empty database `postgres`. */
export const FRONT_ROLE = 'front';

/** Returns the message of PostgreSQL's protocol that opens a connection, in hexadecimal digits. */
const startup = (): string => {
  const parameters = Buffer.from(`user\0${FRONT_ROLE}\0database\0postgres\0\0`);
  const version = int32(3 << 16);
  return Buffer.concat([int32(4 + version.length + parameters.length), version, parameters]).toString('hex');
};

/** A primary reports this when a connection opens, in hexadecimal digits. */
const ON_PRIMARY = Buffer.from('in_hot_standby\0off\0').toString('hex');

/** Returns HAProxy's configuration: one address for the PostgreSQL server that is the primary. HAProxy checks both twice a second. */
export const haproxyConfig = (ports: Ports): string => `global
  maxconn 1000

defaults
  mode tcp
  timeout connect 2s
  timeout client 1d
  timeout server 1d
  timeout check 2s
  # A connection that finds no server is tried again every second, at the other server too.
  retries 5
  option redispatch 1

listen database
  bind 127.0.0.1:${ports.database}
  option tcp-check
  # Closed without a reset, which PostgreSQL would log.
  tcp-check connect linger
  tcp-check send-binary ${startup()}
  tcp-check expect binary ${ON_PRIMARY}
  default-server inter 500ms fall 3 rise 1 on-marked-down shutdown-sessions
  server a 127.0.0.1:${ports['database-a']} check
  server b 127.0.0.1:${ports['database-b']} check
`;
