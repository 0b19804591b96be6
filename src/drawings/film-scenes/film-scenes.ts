/** The scenes of the films by name. Writers cite a name at the head of a chapter; a name that is not here stops the build. */
import { firstBuildBoardScenes } from './first-build-board.ts';
import { firstBuildBoxScenes } from './first-build-box.ts';
import { firstBuildPowerScenes } from './first-build-power.ts';
import { firstBuildStartScenes } from './first-build-start.ts';
import type { FilmScene } from './scene.ts';
import { solderingHandScenes } from './soldering-hands.ts';
import { solderingJointScenes } from './soldering-joints.ts';
import { tracingFaultScenes } from './tracing-faults.ts';
import { schematicAtAGlance } from './tracing-map.ts';
import { tracingPathScenes } from './tracing-path.ts';
import { tracingSchematicScenes } from './tracing-schematics.ts';

export const filmScenes: Readonly<Record<string, FilmScene>> = {
  ...firstBuildStartScenes,
  ...firstBuildBoardScenes,
  ...firstBuildBoxScenes,
  ...firstBuildPowerScenes,
  ...solderingJointScenes,
  ...solderingHandScenes,
  ...tracingPathScenes,
  'schematic-at-a-glance': schematicAtAGlance,
  ...tracingSchematicScenes,
  ...tracingFaultScenes,
};
