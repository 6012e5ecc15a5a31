import pages from './site/pages.json' with { type: 'json' };

export default { ssr: true, prerender: Object.keys(pages).map((page) => `/cached/${page}`) };
