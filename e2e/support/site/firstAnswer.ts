import { readSetting } from './setting';

export interface FirstAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** Content of a `<meta>` by its name or property; '' where there is none. */
  readonly meta: (name: string) => string;
}

/** What the server sends for a path before any script runs; redirects are not followed. */
export const firstAnswer = async (path: string, cookie = ''): Promise<FirstAnswer> => {
  const response = await fetch(readSetting().origin + path, { redirect: 'manual', headers: cookie ? { cookie } : {} });
  const html = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    html,
    meta: (name) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '',
  };
};
