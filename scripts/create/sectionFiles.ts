/** What a new section is made with. */
export interface NewSection {
  /** Of the remote: `used-parts`. Its folder is `mf-used-parts`, its address `/used-parts`. */
  readonly name: string;
  readonly port: number;
  /** Exact versions of the packages that it is built with. */
  readonly versions: Readonly<Record<string, string>>;
}

const SHIPPED = ['@caravan/shared', 'react', 'react-dom', 'react-router-dom', 'styled-components'];
const DECLARED = ['lucide'];

const pascalOf = (name: string): string => name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const titleOf = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** The package.json of a new section, as the lock file repeats it. */
export const manifestOf = ({ name, versions }: NewSection) => {
  const pinned = (names: readonly string[]) => Object.fromEntries(names.map((each) => [each, versions[each] ?? '']));
  const bootstrap = 'node ../scripts/bootstrap.mjs';
  return {
    name: `@caravan/mf-${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    exports: {},
    scripts: {
      start: `${bootstrap} startRemote.ts mf-${name}`,
      build: `${bootstrap} build.ts mf-${name}`,
      test: `jest --rootDir .. --config ../jest.config.mjs --selectProjects mf-${name}`,
      'publish-remote': `${bootstrap} publish.ts mf-${name}`,
    },
    dependencies: pinned(SHIPPED),
    devDependencies: pinned(DECLARED),
  };
};

const federation = ({ name, port }: NewSection): string => `import { Sparkles } from 'lucide';
import { CONTRACT_VERSION, defineFederation, iconPath } from '@caravan/shared/contracts';

/** What build, registry, server and browser know of this section without running it. */
export const federation = defineFederation({
  name: '${name}',
  port: ${port},
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: '${name}',
      path: '/${name}',
      query: [],
      sideMenu: true,
      title: { en: '${titleOf(name)}', ge: 'ახალი განყოფილება' },
      description: {
        en: 'A new section of the site: what search engines say of it stands here.',
        ge: 'საიტის ახალი განყოფილება: აქ წერია, რას ამბობენ მასზე საძიებო სისტემები.',
      },
    },
  ],
  menu: [
    {
      id: '${name}',
      path: '/${name}',
      text: { en: '${titleOf(name)}', ge: 'ახალი განყოფილება' },
      icon: iconPath(Sparkles),
      group: 'more',
      order: 90,
    },
  ],
  widgets: [],
});
`;

const page = ({ name }: NewSection): string => `import styled from 'styled-components';
import { useTexts } from '@caravan/shared/site';
import { colour, space } from '@caravan/shared/theme';
import { PageHeading } from '@caravan/shared/ui';
import { defineStaticPage } from '../../section';

/** The first page of the section. */
const ${pascalOf(name)}Page = () => {
  const t = useTexts('${name}');
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <Note>{t('note')}</Note>
    </>
  );
};

const Note = styled.p\`
  padding-block: \${space[2]};
  border-block: 1px solid \${colour.line};
\`;

export const page = defineStaticPage('${name}', { View: ${pascalOf(name)}Page });
`;

const test = ({ name }: NewSection): string => `import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SiteContext } from '@caravan/shared/site';
import { testSite, translateBy } from '@caravan/shared/testing';
import english from '../../locales/en.json';
import georgian from '../../locales/ge.json';
import { page } from './${pascalOf(name)}Page';

it.each([
  ['en', english],
  ['ge', georgian],
] as const)('has its heading in %s', (lang, texts) => {
  const t = translateBy(texts, lang);
  const router = createMemoryRouter([{ path: '*', Component: page.Component }]);
  render(
    <SiteContext value={testSite({ lang, texts: () => t })}>
      <RouterProvider router={router} />
    </SiteContext>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.title);
});
`;

const readme = ({ name }: NewSection): string => `# mf-${name}

The section \`/${name}\`. \`federation.ts\` declares its pages and menu entries, \`src/locales\` holds what it says in both languages;
[docs/adding.md](../docs/adding.md) says what to touch for a further page, widget or call.

At the root: \`npm start -w mf-${name}\` shows it in the whole site with every change, \`npm test -w mf-${name}\` tests it, \`npm run build -w mf-${name}\` builds it,
\`npm run publish -- mf-${name} "why"\` puts it into the running site, \`npm run rollback -- mf-${name} "why"\` brings the version before back, and
\`npm run remove -- mf-${name} "why"\` takes it off the site.
`;

/** The files of a new section, by their path in its folder: a declaration, one page with texts in both languages, its test. */
export const sectionFiles = (section: NewSection): Readonly<Record<string, string>> => {
  const folder = `src/pages/${pascalOf(section.name)}Page/${pascalOf(section.name)}Page`;
  return {
    'package.json': json(manifestOf(section)),
    'README.md': readme(section),
    'federation.ts': federation(section),
    'webpack.config.ts': `import { remoteConfig } from '@caravan/shared/build';
import { federation } from './federation';

export default remoteConfig(import.meta.dirname, federation);
`,
    'src/remote.ts': `import { defineRemote } from '@caravan/shared/contracts';
import { parts } from './parts.gen';

export const remote = defineRemote(parts, []);
`,
    'src/section.ts': `import { staticPagesOf } from '@caravan/shared/page';
import type { federation } from '../federation';

// What makes the parts of this section, typed by its declaration.
export const defineStaticPage = staticPagesOf<typeof federation>();
`,
    'src/locales/en.json': json({
      title: titleOf(section.name),
      lead: 'This section was made just now. What it says stands in its locale files.',
      note: 'The first paragraph of the page.',
    }),
    'src/locales/ge.json': json({
      title: 'ახალი განყოფილება',
      lead: 'ეს განყოფილება ახლახან შეიქმნა. მისი ტექსტები ენების ფაილებშია.',
      note: 'გვერდის პირველი აბზაცი.',
    }),
    [`${folder}.tsx`]: page(section),
    [`${folder}.test.tsx`]: test(section),
  };
};
