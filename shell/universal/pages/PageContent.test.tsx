import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { memo, useEffect, type ReactElement } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { manifestOf, remoteOf, routeOf } from '../../testing/manifests';
import { moduleOf } from '../../testing/modules';
import { renderSite } from '../../testing/renderShell';
import { sourceOf } from '../../testing/sources';

const events: string[] = [];

const Heading = memo(function Heading(): ReactElement {
  const { id } = useParams();
  const { search } = useLocation();
  events.push('rendered');
  return (
    <h1>
      Car {id} {search}
    </h1>
  );
});

/** A page with a field. `events` tells when it is rendered, shown and hidden. */
const Car = (): ReactElement => {
  useEffect(() => {
    events.push('shown');
    return () => void events.push('hidden');
  }, []);
  return (
    <>
      <Heading />
      <input aria-label="Note" />
    </>
  );
};

const manifest = manifestOf([
  remoteOf('market', { routes: [routeOf('home', '/car/:id')] }),
  remoteOf('ranking'),
  remoteOf('prices'),
  remoteOf('account'),
]);

/** Opens a car, writes a note, and goes to the ranking. */
const leaveCar = async () => {
  const { source } = sourceOf([
    moduleOf('', { page: { Component: Car } }),
    moduleOf('The ranking'),
    moduleOf('The prices'),
    moduleOf('The account'),
  ]);
  const { router } = await renderSite('/car/7?view=2', manifest, source);
  const note = await screen.findByRole('textbox');
  fireEvent.change(note, { target: { value: 'cheap' } });
  const goTo = async (path: string, text: string): Promise<void> => {
    await act(() => router.navigate(path));
    await screen.findByText(text);
  };
  await goTo('/ranking', 'The ranking');
  events.length = 0;
  return { router, note, goTo };
};

const goBack = (steps = 1): void => act(() => window.history.go(-steps));

describe('a page that was left', () => {
  it('is hidden, and keeps its own address', async () => {
    const { note } = await leaveCar();
    expect(screen.getByText('The ranking')).toBeVisible();
    expect(note).not.toBeVisible();
    expect(screen.getByText('Car 7 ?view=2')).not.toBeVisible();
  });

  it('is shown by Back as it was left, without rendering [PERF-10]', async () => {
    const { note } = await leaveCar();
    goBack();
    await waitFor(() => expect(note).toBeVisible());
    expect(note).toHaveValue('cheap');
    expect(screen.getByText('The ranking')).not.toBeVisible();
    expect(events).toEqual(['shown']);
  });

  it('starts again if a link opens it', async () => {
    const { note, goTo } = await leaveCar();
    await goTo('/car/7?view=2', 'Car 7 ?view=2');
    expect(note).not.toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('is removed after two others', async () => {
    const { note, goTo } = await leaveCar();
    await goTo('/prices', 'The prices');
    expect(note).toBeInTheDocument();
    await goTo('/account', 'The account');
    expect(note).not.toBeInTheDocument();
    goBack(3);
    expect(await screen.findByRole('textbox')).toHaveValue('');
  });

  it('is removed when its user signs out', async () => {
    const { router, note } = await leaveCar();
    act(() => router.forgetLeft());
    expect(note).not.toBeInTheDocument();
  });
});
