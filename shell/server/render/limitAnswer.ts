import type { ResolvedMeta } from '../../universal/router/meta';
import { MAX_ADDRESS, MAX_BREADCRUMBS, MAX_DESCRIPTION, MAX_TITLE, takeJsonLd, takePaths } from './answerLimits';
import { MAX_ERRORS, type RenderResponse } from './renderMessages';

/** Cuts texts of a page that are too long, and leaves out addresses that are. */
const limitMeta = (meta: ResolvedMeta): ResolvedMeta => {
  const { title, name, canonicalPath, canonicalSearch, description, image, breadcrumbs, jsonLd } = meta;
  const isShort = (address: string): boolean => address.length <= MAX_ADDRESS;
  return {
    ...meta,
    title: title.slice(0, MAX_TITLE),
    name: name.slice(0, MAX_TITLE),
    canonicalPath: canonicalPath !== undefined && isShort(canonicalPath) ? canonicalPath : undefined,
    canonicalSearch: isShort(canonicalSearch) ? canonicalSearch : '',
    description: description.slice(0, MAX_DESCRIPTION),
    image: image !== null && isShort(image) ? image : null,
    breadcrumbs: breadcrumbs
      .filter(({ path }) => isShort(path))
      .slice(0, MAX_BREADCRUMBS)
      .map(({ text, path }) => ({ text: text.slice(0, MAX_TITLE), path })),
    jsonLd: takeJsonLd(jsonLd),
  };
};

/** Returns an answer within the limits of the shell server, which ends a worker that sends a longer one. */
export const limitAnswer = (response: RenderResponse): RenderResponse => {
  const errors = 'errors' in response ? response.errors.slice(0, MAX_ERRORS) : [];
  switch (response.kind) {
    case 'page':
      return { ...response, meta: limitMeta(response.meta), errors };
    case 'addresses':
      return { ...response, paths: takePaths(response.paths), errors };
    case 'redirect':
    case 'widget':
      return { ...response, errors };
    default:
      return response;
  }
};
