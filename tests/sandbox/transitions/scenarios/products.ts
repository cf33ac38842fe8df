import type {Run, Scenario} from '../run';

const product = 'PRODUCT';

async function newProduct(run: Run): Promise<string> {
  const {id} = await run.call('create-product', {
    example: 'azure-per-seat',
    change: {name: 'Tidewatch Pro'},
  });
  return id;
}

async function listedProduct(run: Run): Promise<string> {
  const id = await newProduct(run);
  await run.act(product, id, 'LIMITED');
  return id;
}

async function failedReview(run: Run): Promise<string> {
  const id = await listedProduct(run);
  await run.call('publish-product', {path: {productId: id}});
  await run.act(product, id, 'PUBLISH_FAILED');
  return id;
}

const draft = (run: Run) => run.call('create-or-update-draft-product', {example: 'new-draft'});

const remove = (run: Run, productId: string) => run.call('delete-product', {path: {productId}});

export const productScenarios: Record<string, Scenario> = {
  async 'a product from the draft to its end'(run) {
    await run.automatic(false);
    const {id: draftProductId} = await draft(run);
    const {id} = await run.call('create-product', {
      example: 'aws-from-draft',
      change: {draftProductId, name: 'Tidewatch Deck'},
    });
    await run.act(product, id, 'CREATE_FAILED');
    await run.call('create-product', {
      example: 'aws-from-draft',
      change: {draftProductId: id, name: 'Tidewatch Deck'},
    });
    await run.act(product, id, 'LIMITED');
    const path = {productId: id};
    await run.call('publish-product', {path});
    await run.act(product, id, 'PUBLISH_FAILED');
    await run.call('publish-product', {path});
    await run.act(product, id, 'PUBLIC');
    await run.act(product, id, 'RESTRICTED');
    await run.act(product, id, 'UNAVAILABLE');
    await remove(run, id);
  },

  async 'products that are deleted earlier'(run) {
    await run.automatic(false);
    await remove(run, (await draft(run)).id);
    const failed = await newProduct(run);
    await run.act(product, failed, 'CREATE_FAILED');
    await remove(run, failed);
    await remove(run, await listedProduct(run));
    await remove(run, await failedReview(run));
  },
};
