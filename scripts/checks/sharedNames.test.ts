import { checkSharedNames } from './sharedNames';

const lawful: Readonly<Record<string, string>> = {
  'shared/lib/router.ts': "export { Link, useParams } from 'react-router';",
  'shared/lib/redux.ts':
    "export { createSlice } from '@reduxjs/toolkit';\nexport { createApi } from '@reduxjs/toolkit/query/react';",
  'shared/ui/Button.tsx': "import { Link, type To } from 'react-router-dom';",
  'shared/store/api.ts': "import { createApi } from '@reduxjs/toolkit/query/react';",
  'mf-ranking/src/state/slice.ts': "import { createSlice as slice } from '@reduxjs/toolkit';",
  'mf-ranking/src/pages/Page.tsx': "import { useParams } from 'react-router-dom';\nimport { useState } from 'react';",
};

const findings = (planted: Readonly<Record<string, string>> = {}): string[] =>
  checkSharedNames(Object.entries({ ...lawful, ...planted }).map(([path, text]) => ({ path, text }))).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

describe('names of shared libraries', () => {
  it('are accepted if shared/lib exports exactly what remotes use', () => {
    expect(findings()).toEqual([]);
  });

  it.each([
    ['import { Form } from "react-router-dom";', 'Form of react-router-dom'],
    ['\nimport { css as style } from "styled-components";', 'css of styled-components'],
    ['import { type To, Link, useFetcher } from "react-router-dom";', 'useFetcher of react-router-dom'],
    ['import styled from "styled-components";', 'default of styled-components'],
    ['import * as redux from "react-redux";', '* of react-redux'],
    ['export { Provider } from "react-router-dom";', 'Provider of react-router-dom'],
    ['export * from "react-redux";', '* of react-redux'],
  ])('are found if shared/lib does not export them: %s', (text, name) => {
    const line = text.startsWith('\n') ? 2 : 1;
    for (const path of ['mf-account/src/Part.tsx', 'shared/charts/Part.tsx', 'shared/site/part.ts']) {
      expect(findings({ [path]: text })).toEqual([
        expect.stringContaining(`${path}:${line} ${name} is undefined at run time`),
      ]);
    }
  });

  it('may be exported by another name, also as the default', () => {
    const planted = {
      'shared/lib/styles.ts': "export { styled, styled as default } from 'styled-components';",
      'mf-account/src/Part.tsx': "import styled from 'styled-components';",
      'shared/ui/Part.tsx': "import { styled } from 'styled-components';",
    };
    expect(findings(planted)).toEqual([]);
    expect(
      findings({ ...planted, 'mf-account/src/Other.tsx': "import { css } from 'styled-components';" }),
    ).toHaveLength(1);
  });

  it('are looked up in the file behind all requests of a key', () => {
    expect(findings({ 'mf-account/src/part.ts': "import { createSlice } from 'react-redux';" })).toEqual([]);
    expect(findings({ 'mf-account/src/part.ts': "import { Link } from 'react-redux';" })).toHaveLength(1);
  });

  it('are not restricted for types, the shell and tests', () => {
    const planted = {
      'mf-account/src/part.ts':
        "import type { Location } from 'react-router-dom';\nimport { type Path } from 'react-router-dom';",
      'shell/browser/start.ts': "import { createBrowserRouter } from 'react-router-dom';",
      'mf-account/src/part.test.ts': "import { createMemoryRouter } from 'react-router-dom';",
      'shared/testing/router.ts': "import { createMemoryRouter } from 'react-router-dom';",
      'mf-account/src/testing/part.ts': "import { createMemoryRouter } from 'react-router-dom';",
    };
    expect(findings(planted)).toEqual([]);
  });

  it('are found if shared/lib exports them without a use', () => {
    const router = "export { Link } from 'react-router';\nexport {\n  Form,\n  useParams,\n} from 'react-router';";
    expect(findings({ 'shared/lib/router.ts': router })).toEqual([
      'shared/lib/router.ts:2 Form is used nowhere: every page would carry it',
    ]);
    // A use in a test does not count.
    const test = { 'mf-account/src/part.test.ts': "import { Form } from 'react-router-dom';" };
    expect(findings({ ...test, 'shared/lib/router.ts': router })).toHaveLength(1);
  });
});
