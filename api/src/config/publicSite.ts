/** Returns whether a host name or address is the loopback. */
const isLoopback = (host: string): boolean => /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** Returns whether a `Host` header, with or without a port, names the loopback. */
export const isLoopbackHost = (header: string): boolean =>
  URL.canParse(`http://${header}`) && isLoopback(new URL(`http://${header}`).hostname);

/** The settings of addresses. */
export interface AddressSettings {
  readonly PUBLIC_ORIGIN?: string | undefined;
  readonly HOST?: string | undefined;
  readonly API_HOST?: string | undefined;
  readonly BIND_ADDRESS?: string | undefined;
}

/** Returns the settings that make site or API public, as `NAME=value`. */
export const publicSettings = ({ PUBLIC_ORIGIN: origin, HOST, API_HOST, BIND_ADDRESS }: AddressSettings): string[] => {
  // In a container the address that ports are published on counts, not the one that is listened on.
  const hosts = BIND_ADDRESS ? { BIND_ADDRESS } : { HOST, API_HOST };
  return [
    ...(origin && !isLoopback(new URL(origin).hostname) ? [`PUBLIC_ORIGIN=${origin}`] : []),
    ...Object.entries(hosts).flatMap(([name, host]) => (host && !isLoopback(host) ? [`${name}=${host}`] : [])),
  ];
};
