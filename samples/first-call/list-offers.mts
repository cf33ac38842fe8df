const baseUrl = process.env.ARGOSY_BASE_URL ?? 'https://api.argosy.example';
const {ARGOSY_ORG_ID: orgId, ARGOSY_TOKEN: token} = process.env;

const query = new URLSearchParams({status: 'PENDING_ACCEPTANCE', limit: '10'});
const response = await fetch(`${baseUrl}/v1/orgs/${orgId}/offers?${query}`, {
  headers: {Authorization: `Bearer ${token}`},
});
if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);

const page = (await response.json()) as {data: {id: string; name: string; status: string}[]};
for (const offer of page.data) console.log(offer.id, offer.status, offer.name);
