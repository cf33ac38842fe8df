import {createHash} from 'node:crypto';
import type {Spec} from '@docs/contract';
import {readSkills} from './skill-list';
import {skillText} from './skill-text';

const folder = '.well-known/agent-skills';

/**
 * The skills and their index with checksums, as the Agent Skills discovery format (version 0.2.0) describes:
 * file name → text. `npx skills add` installs them from the site.
 */
export function skillFiles(spec: Spec): Map<string, string> {
  const skills = readSkills().map((skill) => ({...skill, text: skillText(skill, spec)}));
  const index = {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: skills.map(({name, description, text}) => ({
      name,
      type: 'skill-md',
      description,
      url: `/${folder}/${name}/SKILL.md`,
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    })),
  };
  return new Map([
    [`${folder}/index.json`, `${JSON.stringify(index, null, 2)}\n`],
    ...skills.map(({name, text}): [string, string] => [`${folder}/${name}/SKILL.md`, text]),
  ]);
}
