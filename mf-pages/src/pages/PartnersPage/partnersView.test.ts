import { partnersAddress, partnersView } from './partnersView';

const viewOf = (address: string) => partnersView(new URL(address, 'http://site.test').searchParams);

describe('the address of the page for partners', () => {
  it.each([
    '/partners',
    '/partners?show=%2Fsales%2Fenergy%3Fmonth%3D2026-10',
    '/partners?show=%2Fsales%2Fsale&as=frame&language=ge&prices=GEL&theme=dark&width=phone&height=600',
    '/partners?as=federation&width=wide',
  ])('keeps exactly the settings of the view: %s', (address) => {
    expect(partnersAddress(viewOf(address))).toBe(address);
  });

  it('can be built from a chart’s own address', () => {
    const embed = '/embed/model/week/toyota-prius/price?location=georgia';
    expect(viewOf(`/partners?show=${encodeURIComponent(embed)}`)).toMatchObject({ show: embed, method: 'tag' });
  });

  it('ignores invalid settings', () => {
    const invalid = '/partners?as=pigeon&language=de&prices=EUR&theme=pink&width=huge&height=1e9&x=1';
    expect(partnersAddress(viewOf(invalid))).toBe('/partners');
    expect(viewOf('/partners?height=12.5').height).toBeUndefined();
    expect(viewOf('/partners?height=').height).toBeUndefined();
  });

  it('follows a choice and drops a cleared one', () => {
    const view = viewOf('/partners?theme=dark&height=600');
    expect(partnersAddress(view, { language: 'ge', theme: undefined })).toBe('/partners?language=ge&height=600');
  });
});
