import { readSetting } from './setting';

export interface FirstAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** Returns the content of a `<meta>` by its name or property, or ''. */
  readonly meta: (name: string) => string;
}

/** Requests a page without a browser. Does not follow redirects. */
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
