import pages from '../../site/pages.json';
import { loadPage } from '../../site/data.mjs';
import { Page } from '../../site/page.mjs';

export const loader = ({ params }) => loadPage(pages[params.page], process.env.API_ORIGIN);

export const meta = ({ data, loaderData = data }) => [{ title: loaderData.title }];

export default function View({ loaderData }) {
  return <Page {...loaderData} />;
}
