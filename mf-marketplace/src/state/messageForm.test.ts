import { persistOffer, persistPerson, messageForm, offerFor } from './messageForm';

const offer = { star: 4, price: '8 000', quantity: '2', currency: 'GEL' } as const;

beforeEach(() => localStorage.clear());

describe('the entries of the price request', () => {
  it('are stored under MessageForm by person and by vehicle [SHELL-17]', () => {
    persistPerson({ name: 'Nino', email: 'nino@' });
    persistOffer('200001', offer, 5);
    expect(JSON.parse(localStorage.getItem('MessageForm') ?? '')).toEqual({
      name: 'Nino',
      email: 'nino@',
      telephone: '',
      companyName: '',
      offers: { '200001': { ...offer, at: 5 } },
    });
    expect(offerFor(messageForm.read(), '200001', 'USD')).toMatchObject(offer);
    expect(offerFor(messageForm.read(), '200002', 'USD')).toMatchObject({ price: '', quantity: '1', currency: 'USD' });
    expect(offerFor(messageForm.read(), 'constructor', 'USD').price).toBe('');
  });

  it('keep only valid parts of other stored data', () => {
    localStorage.setItem('MessageForm', '{"name":"Nino","email":7,"offers":{"a":{"price":"10","currency":"EUR"}}}');
    expect(messageForm.read()).toMatchObject({ name: 'Nino', email: '', telephone: '' });
    expect(offerFor(messageForm.read(), 'a', 'GEL')).toMatchObject({ price: '10', quantity: '1', currency: 'USD' });
    localStorage.setItem('MessageForm', '{"name":"Nino","offers":[]}');
    expect(messageForm.read()).toMatchObject({ name: 'Nino', offers: {} });
  });

  it('drop the oldest offer beyond twenty', () => {
    for (let vehicle = 25; vehicle > 0; vehicle -= 1) persistOffer(String(vehicle), offer, 100 - vehicle);
    const stored = Object.keys(messageForm.read().offers).map(Number);
    expect(stored).toHaveLength(20);
    expect(Math.max(...stored)).toBe(20);
  });
});
