import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {documentProblems} from './document';
import {
  type Example,
  exampleForm,
  exampleProblems,
  givenProblems,
  type Recipe,
  recipeForm,
} from './example';
import {type NodeFile, nodeForm, nodeProblems} from './node-file';
import {type DocumentSchema, readDocumentSchema, SchemaChecker} from './settings-schema';
import {problemsIn, readYaml} from './yaml-file';

/** Nodes whose output follows from their input and settings alone; examples of them are computed. */
export const pureNodes: ReadonlySet<string> = new Set([
  'aggregate',
  'code',
  'filter',
  'html',
  'if',
  'limit',
  'merge',
  'switch',
]);

type Kind = 'nodes' | 'examples' | 'recipes';

/** The files of content/data/workflow, each checked when it is first asked for. */
export class WorkflowLibrary {
  readonly documentSchema: DocumentSchema;
  private readonly checker: SchemaChecker;
  private readonly nodes = new Map<string, NodeFile>();

  constructor(private readonly folder: string) {
    this.documentSchema = readDocumentSchema(folder);
    this.checker = new SchemaChecker(this.documentSchema);
  }

  /** The slugs of all files of a kind. */
  list(kind: Kind): string[] {
    const folder = path.join(this.folder, kind);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => path.basename(name, '.yaml'))
      .sort();
  }

  loadNode = (slug: string): NodeFile => {
    const known = this.nodes.get(slug);
    if (known) return known;
    const file = this.file('nodes', slug);
    const node = readYaml(file, nodeForm);
    refuse(file, nodeProblems(node, slug, this.checker));
    this.nodes.set(slug, node);
    return node;
  };

  loadExample(slug: string): Example {
    const file = this.file('examples', slug);
    const example = readYaml(file, exampleForm);
    this.checkRecipe(file, example);
    refuse(file, exampleProblems(example, slug, this.loadNode, pureNodes));
    return example;
  }

  loadRecipe(slug: string): Recipe {
    const file = this.file('recipes', slug);
    const recipe = readYaml(file, recipeForm);
    this.checkRecipe(file, recipe);
    return recipe;
  }

  private checkRecipe(file: string, recipe: Recipe): void {
    refuse(
      file,
      documentProblems(recipe.document, this.loadNode, this.checker).map(
        (one) => `document: ${one}`,
      ),
    );
    refuse(file, givenProblems(recipe, this.loadNode, pureNodes));
  }

  private file(kind: Kind, slug: string): string {
    return path.join(this.folder, kind, `${slug}.yaml`);
  }
}

function refuse(file: string, problems: string[]): void {
  if (problems.length > 0) throw problemsIn(file, problems);
}
