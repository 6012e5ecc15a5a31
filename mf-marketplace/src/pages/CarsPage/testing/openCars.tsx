import { cars, facets } from '../../../testing/fixtures';
import { renderSite, type Answers, type SiteOptions } from '../../../testing/renderSite';
import { page } from '../CarsPage';

const answers: Answers = {
  usedCarPage: cars(95),
  usedCarFacets: facets(),
  getFinderVehicles: { current: 1, size: 1, total: 0, data: [] },
};

/** Renders the catalogue at an address. `more` replaces answers of calls. */
export const openCars = (address: string, more: Answers = {}, options: SiteOptions = {}) =>
  renderSite(<page.Component />, { address, answers: { ...answers, ...more }, ...options });

/** Renders the catalogue with a different answer to the calls for the list whose parameter contains `part`. */
export const openCarsFor = (part: string, answer: unknown, address: string, more: Answers = {}) =>
  openCars(address, more, {
    answering: (call, parameter) =>
      call === 'usedCarPage' && JSON.stringify(parameter).includes(part) ? answer : undefined,
  });
