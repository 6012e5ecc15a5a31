import pages from '../site/pages.json';
import { loadPage } from '../site/data.mjs';

export const names = Object.keys(pages);

export const load = async ({ params }) => loadPage(pages[(await params).page], process.env.API_ORIGIN);

export const metadataOf = async ({ params }) => ({ title: pages[(await params).page].title });
