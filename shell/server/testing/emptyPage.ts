import type { RenderResponseOf } from '../render/renderMessages';

/** A render worker's answer to a request for a page, without widgets, styles and errors. */
export const emptyPage: RenderResponseOf<'page'> = {
  kind: 'page',
  failure: null,
  rendered: [],
  leftOut: [],
  placeholders: [],
  answerState: 'complete',
  meta: { title: 'T', name: 'T', canonicalSearch: '', description: '', image: null, breadcrumbs: [], jsonLd: [] },
  styles: [],
  errors: [],
};
