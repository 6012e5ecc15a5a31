/** Whether a host, by name or address, is this machine as seen from itself. */
const isLoopback = (host: string): boolean => /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** Whether what a `Host` header names, with or without a port, is this machine as seen from itself. */
export const isLoopbackHost = (header: string): boolean =>
  URL.canParse(`http://${header}`) && isLoopback(new URL(`http://${header}`).hostname);

/** Settings that say where a site is reached. */
export interface Reached {
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly HOST?: string | undefined;
  readonly API_HOST?: string | undefined;
  readonly BIND_ADDRESS?: string | undefined;
}

/** The settings by which others than this machine reach site or API, as `NAME=value`; none where nobody else does. */
export const publicSettings = ({ PUBLIC_ORIGIN: origin, HOST, API_HOST, BIND_ADDRESS }: Reached): string[] => {
  // In a container the address that is listened on says nothing: what counts is where its ports are published.
  const hosts = BIND_ADDRESS ? { BIND_ADDRESS } : { HOST, API_HOST };
  return [
    ...(origin && !isLoopback(new URL(origin).hostname) ? [`PUBLIC_ORIGIN=${origin}`] : []),
    ...Object.entries(hosts).flatMap(([name, host]) => (host && !isLoopback(host) ? [`${name}=${host}`] : [])),
  ];
};
