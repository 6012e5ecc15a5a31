import { act, screen } from '@testing-library/react';
import { memo, useMemo } from 'react';
import { useTexts } from '@caravan/shared/site';
import { manifestOf, remoteOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { renderSite } from '../../testing/renderShell';
import { sourceOf } from '../../testing/sources';
import { addTexts, replaceTexts } from '../texts/createTexts';

const contentRendered = jest.fn();

const Content = memo(() => {
  contentRendered();
  return <h1>{useTexts('car')('says')}</h1>;
});

/** Keeps its element, as pages do (`definePage`). */
const Page = () => useMemo(() => <Content />, []);

const open = async () => {
  const site = await renderSite(
    '/car',
    manifestOf([remoteOf('car')]),
    sourceOf([moduleOf('car', { page: { Component: Page } })]).source,
  );
  contentRendered.mockClear();
  return site;
};

it('renders a kept element again with replaced texts [MFE-12]', async () => {
  const { texts } = await open();
  act(() => replaceTexts(texts, 'car', { says: 'Another heading' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Another heading');
});

it('renders replaced texts of the shell', async () => {
  const { texts } = await open();
  act(() => replaceTexts(texts, 'shell', { layout: { skip: 'Another skip link' } }));
  expect(screen.getByRole('link', { name: 'Another skip link' })).toBeInTheDocument();
});

it('renders nothing again when further texts arrive', async () => {
  const { texts } = await open();
  act(() => addTexts(texts, 'sales', { says: 'Sales' }));
  expect(contentRendered).not.toHaveBeenCalled();
});
