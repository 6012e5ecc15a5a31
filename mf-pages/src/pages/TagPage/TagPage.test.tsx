/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { ranking } from '../../testing/embeddables';
import { serverPage } from '../../testing/openPage';
import { page } from './TagPage';

const htmlFor = (attributes: string): string =>
  renderToString(
    serverPage(page, 'en', { embeddable: [ranking] }, `/embed/tag?attributes=${encodeURIComponent(attributes)}`),
  );

describe('the page with a tag', () => {
  it('shows the tag with its attributes and loads its script [EMB-2]', () => {
    expect(htmlFor('name=ranking&list=energy&lang=ge&accent=teal')).toContain(
      '<script type="module" src="/embed.js"></script>' +
        '<caravan-widget name="ranking" list="energy" lang="ge" accent="teal"></caravan-widget>',
    );
  });

  it('drops attributes that the tag does not have', () => {
    expect(htmlFor('name=ranking&style=color:red&onclick=x')).toContain(
      '<caravan-widget name="ranking"></caravan-widget>',
    );
  });
});
