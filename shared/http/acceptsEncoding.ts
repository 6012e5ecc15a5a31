/** Returns whether an `Accept-Encoding` header names an encoding and does not refuse it with `q=0`. */
export const acceptsEncoding = (header: string | undefined, encoding: string): boolean =>
  (header ?? '').split(',').some((item) => {
    const [name = '', ...options] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !options.some((option) => /^q=0(\.0*)?$/.test(option));
  });
