import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes } from '@caravan/shared/contracts/calls';
import { expectConsole, refused } from '@caravan/shared/testing';
import { car as listedCar } from '../../testing/fixtures';
import { fails } from '../../testing/renderSite';
import { openCar, renderCar } from './testing/openCar';
import { equipment, usedCar } from './testing/usedCar';

describe('a used car that does not load', () => {
  it('retries a car and its equipment after a failed load [MOD-11] [ERR-4]', async () => {
    expectConsole('warn', /the page car failed: .*getUsedCarInfo/);
    const user = userEvent.setup();
    const answers: Record<string, unknown> = { getUsedCarInfo: fails, carCompare: fails };
    renderCar(usedCar(), { answers });
    expect(await screen.findByText('The car did not load')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Used car from China');
    answers['getUsedCarInfo'] = usedCar();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: '2023 BYD Seal' })).toBeInTheDocument();
    expect(await screen.findByText('The technical data did not load')).toBeInTheDocument();
    answers['carCompare'] = equipment;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Wheelbase')).toBeInTheDocument();
  });

  it('shows nothing of the previous car while another loads', async () => {
    const answering = (_call: string, parameter: unknown) =>
      JSON.stringify(parameter).includes('other') ? new Promise(() => undefined) : undefined;
    const { router } = await openCar(usedCar(), { answering });
    await act(() => router.navigate('/car/model/detail/other'));
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Contact' })).not.toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Used car from China',
    ]);
  });

  it('has one title if another car did not load', async () => {
    expectConsole('warn', /the page car failed/);
    const answering = (_call: string, parameter: unknown) =>
      JSON.stringify(parameter).includes('other') ? fails : undefined;
    const { router } = await openCar(usedCar(), { answering });
    await act(() => router.navigate('/car/model/detail/other'));
    expect(await screen.findByText('The car did not load')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
      'Used car from China',
    ]);
  });

  it('shows similar cars and a link to the catalogue for a removed car [MOD-11]', async () => {
    const similar = [listedCar({ usedCarId: '7', name: 'BYD Han' })];
    renderCar(usedCar(), { answers: { getUsedCarInfo: refused(errorCodes.notFound), usedCarsLike: similar } });
    const title = await screen.findByRole('heading', { level: 1, name: 'This car is no longer here' });
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([title]);
    expect(screen.getByRole('link', { name: 'Go to the catalogue' })).toHaveAttribute('href', '/cars');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /BYD Han/ })).toHaveAttribute('href', '/car/model/detail/7');
  });
});
