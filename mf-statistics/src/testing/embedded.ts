import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Charts of the sales overview by month in Azerbaijan, with their calls. */
export const salesCharts = [
  ['sales', 'Used cars: sold by month, Azerbaijan', 'saleAnalysis'],
  ['price', 'Used cars: median price by month, Azerbaijan', 'saleAnalysis'],
  ['best-sold', 'Top sales of the month, Azerbaijan', 'downTopStatistic'],
  ['most-offered', 'Top inventory of the month, Azerbaijan', 'downTopStatistic'],
  ['by-year', 'Sales of the month by model year, Azerbaijan', 'monthSoldStatistic'],
  ['by-price', 'Sales of the month by price, Azerbaijan', 'monthConsumerAnalysis'],
] as const;

/** Charts of a model by week in Georgia, with their calls. */
export const modelCharts = [
  ['sales', 'Toyota Prius: sold by week, Georgia', 'salePriceTrends'],
  ['price', 'Toyota Prius: median price by week, Georgia', 'salePriceTrends'],
  ['by-price', 'Toyota Prius: cars sold by price, Georgia', 'modelAnalysis'],
  ['by-mileage', 'Toyota Prius: cars sold by mileage, Georgia', 'modelAnalysis'],
  ['by-year', 'Toyota Prius: cars sold by model year, Georgia', 'modelAnalysis'],
] as const;

/** Copies the embed code of every chart on the page. Maps the chart's name to the address in its code. */
export const copiedAddresses = async (): Promise<Record<string, string>> => {
  const user = userEvent.setup();
  const found: Record<string, string> = {};
  for (const figure of screen.getAllByRole('figure')) {
    await user.click(within(figure).getByText('Save'));
    await user.click(within(figure).getByRole('button', { name: 'Copy code for another site' }));
    const code = document.createElement('template');
    code.innerHTML = await navigator.clipboard.readText();
    const { pathname, search } = new URL(code.content.querySelector('iframe')?.src ?? '');
    found[figure.getAttribute('aria-label') ?? ''] = pathname + search;
  }
  return found;
};
