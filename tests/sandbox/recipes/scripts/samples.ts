/** IDs in the sample data that several recipes need. */
export const samples = {
  awsProduct: 'prod_01KEXZ5980V1XQEHC5ZNXDVW26',
  awsIntegration: 'int_01KEEDB3M0WH434SW3E2WZZJD2',
  cobalt: 'ent_01KJ7ZFNFGGTTSGPD6ZA80765R',
  cobaltOffer: 'offr_01KGES92M06PXWSFEWDW4HTSFA',
  cobaltAccount: '210987654321',
  priya: 'con_01KG1X9FM0X0YWEAABFDTMD5JW',
  ferro: 'ent_01KG722XM0TXKK4A2F8H0AHB40',
  ferroPayment: 'pay_01KN9946M0EC36Q1DDS0G48TKT',
  ferroInvoice: 'inv_01KN3609Y0Y5H70YAN8ABBFF6N',
};

export const usd = (amount: string) => ({amount, currency: 'USD'});
