import { createElement } from 'react';
import { styled } from 'styled-components';
import type { PageProps } from '@caravan/shared/page';
import { useSite } from '@caravan/shared/site';
import { measure, space } from '@caravan/shared/theme';
import { sharedAttributes } from '../../components/tagAttributes';
import { definePage } from '../../define';

interface TagView {
  readonly attributes: Readonly<Record<string, string>>;
}

/** Shows a widget as its tag does on a partner's page. Drops attributes that its tag does not have. */
const TagPage = ({ view: { attributes } }: PageProps<TagView, object>) => {
  const { embeddable } = useSite();
  const widget = embeddable.find(({ name }) => name === attributes['name']);
  const allowed = new Set(['name', ...sharedAttributes, ...Object.keys(widget?.attributes ?? {})]);
  return (
    <FullBleed>
      <script type="module" src="/embed.js" />
      {createElement(
        'caravan-widget',
        Object.fromEntries(Object.entries(attributes).filter(([name]) => allowed.has(name))),
      )}
    </FullBleed>
  );
};

export const page = definePage('tag', {
  address: ({ search }): TagView => ({
    attributes: Object.fromEntries(new URLSearchParams(search.get('attributes') ?? '')),
  }),
  queries: () => ({}),
  View: TagPage,
});

/** Removes the padding of a framed page, because a tag has the whole width that a partner gives it. */
const FullBleed = styled.div`
  margin: calc(-1 * ${space[2]}) calc(-1 * ${measure.gutter});
`;
